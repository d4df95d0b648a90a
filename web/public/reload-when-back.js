// Opens the page that was asked for once the server can answer it.
const AGAIN_MS = 10_000;

async function look() {
  if (document.hidden) return;
  const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => ({ status: 503 }));
  if (status !== 429 && status < 500) location.reload();
}

setInterval(look, AGAIN_MS);
