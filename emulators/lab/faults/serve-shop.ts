import { app } from '@aloghor/functions/src/app';

// The shop in a process of its own, which can be killed: started by `openShopProcess`.
const [port] = process.argv.slice(2);
process.on('disconnect', () => process.exit());
process.on('message', () =>
  process.send?.(process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length),
);
app.listen(Number(port), '127.0.0.1', () => process.send?.('listening'));
