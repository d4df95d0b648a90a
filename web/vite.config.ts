import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the rest of the stack: Hosting, which also answers the API. */
const HOSTING = process.env.SHOP_URL ?? 'http://127.0.0.1:5000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: { target: 'es2022', reportCompressedSize: false, assetsInlineLimit: 0 },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': HOSTING, '/emulators.json': HOSTING, '/__': HOSTING },
  },
});
