import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The script that fetches the code of a drawn page. The built document names it, for servers to know it. */
export const codeLoader = (): Plugin => ({
  name: 'code-loader',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const source = await bundleScript(root, 'src/code-loader/index.ts')
    const file = this.getFileName(this.emitFile({ type: 'asset', name: 'code-loader.js', source }))
    const document = bundle['index.html']
    if (document?.type !== 'asset') throw new Error('the build has no index.html')
    document.source = String(document.source).replace(
      '</head>',
      `  <meta name="code-loader" content="/${file}">\n  </head>`,
    )
  },
})
