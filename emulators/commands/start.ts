// `npm start`: opens the shop and keeps it open until it is stopped.
import { runCommand } from '../shop/command.ts';
import { shopPlan } from '../shop/stack/plan.ts';
import { withStack } from '../shop/stack/stack.ts';
import { keepAskingCouriers, keepSendingNotifications, sayOpen } from '../shop/stack/while-open.ts';
import { whenStopped } from '../shop/stop-signal.ts';

/** Opens the shop and keeps it open; with `--empty` one of its own, without products. */
await runCommand({
  run: (stop, args) =>
    withStack(shopPlan(args), stop, async (stack) => {
      keepSendingNotifications(stack);
      keepAskingCouriers(stack);
      sayOpen(stack.env.SHOP_URL, stack);
      return whenStopped(stop);
    }),
  whenStopped: 0,
});
