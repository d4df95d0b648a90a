/** A field that nobody sees but robots, which fill in every one. */
export function RobotTrap() {
  return <input name="dimmer" type="text" autoComplete="off" tabIndex={-1} hidden />;
}
