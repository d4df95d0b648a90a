export const runsOnEmulators = import.meta.env.MODE === 'emulators';
