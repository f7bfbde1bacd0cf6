import { defineConfig, type Plugin } from 'vite'
import own from './package.json' with { type: 'json' }

/** What an emulator wants beside, though it is optional; where functions run it is never loaded. */
const optional = { '@google-cloud/firestore': '9.4.1', '@google-cloud/storage': '8.4.0' }

/** What is installed where the functions run; all else is in the file. */
const installed = ['firebase-admin', 'firebase-functions'] as const

const node = '22'

function packageFile(): Plugin {
  return {
    name: 'package-of-the-functions',
    generateBundle() {
      const dependencies = Object.fromEntries(installed.map((name) => [name, own.devDependencies[name]]))
      const source = JSON.stringify(
        {
          name: 'functions',
          private: true,
          license: own.license,
          type: 'module',
          main: 'index.mjs',
          engines: { node },
          dependencies: { ...dependencies, ...optional },
        },
        null,
        2,
      )
      this.emitFile({ type: 'asset', fileName: 'package.json', source: `${source}\n` })
    },
  }
}

/**
 * Of the cloud's texts the scripts of the checkout need their own part; the rest is of pages that are not
 * there.
 */
function onlyTextsOfScripts(): Plugin {
  return {
    name: 'only-texts-of-scripts',
    enforce: 'pre',
    transform(text, id) {
      if (!/\/cloud\/texts\/\w+\.json$/.test(id)) return undefined
      const { provider }: { provider?: unknown } = JSON.parse(text)
      return JSON.stringify({ provider })
    },
  }
}

/**
 * The functions of an operator's own project, as `firebase deploy` takes them: one file, and what it needs.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: [...installed] },
  plugins: [onlyTextsOfScripts(), packageFile()],
  build: {
    ssr: true,
    outDir: 'dist/functions',
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    rolldownOptions: {
      input: { index: 'deploy/firebase/functions/index.ts' },
      external: [/^firebase-admin(\/|$)/, /^firebase-functions(\/|$)/],
      output: { format: 'es', entryFileNames: '[name].mjs', codeSplitting: false },
    },
  },
})
