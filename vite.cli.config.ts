import { chmod } from 'node:fs/promises'
import { defineConfig, type Plugin } from 'vite'

/** What npm does to what it installs: so that `npx faceplate` runs in the repository, too. */
const executable: Plugin = {
  name: 'executable',
  writeBundle: () => chmod('dist/cli/faceplate.js', 0o755),
}

/**
 * The `faceplate` command as the package carries it: everything that it needs is in the bundle, so that `npx`
 * of the tarball runs without a registry.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  plugins: [executable],
  build: {
    ssr: true,
    outDir: 'dist/cli',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: { faceplate: 'cli/main.ts' },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
