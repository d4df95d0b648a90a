import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the rest of the stack: Hosting, which also answers the API. */
const HOSTING = process.env.SHOP_URL ?? 'http://127.0.0.1:5000';

/** What every page needs, in two files and not in twenty: the libraries, and what most pages share of our own. */
const SHARED_CHUNKS = [
  { name: 'libraries', test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@tanstack)\// },
  { name: 'shared', minShareCount: 5 },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': HOSTING, '/emulators.json': HOSTING, '/__': HOSTING },
  },
});
