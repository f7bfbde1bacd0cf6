import { defineConfig } from 'vite'

/**
 * The `faceplate` command as the package carries it: everything that it needs is in the bundle, so that `npx`
 * of the tarball runs without a registry.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
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
