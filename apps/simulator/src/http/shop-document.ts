import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentThread } from './document-thread'
import type { DocumentWriter, OpenWriter } from './document-writer'

const plainHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "frame-ancestors 'self'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/** Without a module of its own the shop has one document for every page. */
const plainWriter = (html: string): DocumentWriter => ({
  render: async () => ({ status: 200, headers: plainHeaders, body: html, dataOnly: 'static' }),
  busy: async () => ({ status: 503, headers: { ...plainHeaders, 'retry-after': '2' }, body: html }),
  takesForm: async () => false,
  submit: async () => undefined,
})

const load = async (dir: string): Promise<OpenWriter> => {
  const html = await readFile(join(dir, 'index.html'), 'utf8')
  /** What a built shop may bring along to write its own documents. */
  const program = join(dir, '.server/document.cjs')
  if (!existsSync(program)) return { writer: plainWriter(html), end: async () => undefined }
  const manifest: unknown = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'))
  return documentThread(program, { html, manifest })
}

/** The writer of the shop's documents; its code is loaded once, when it is first asked for. */
export const documentWriter = (dir: string) => {
  let loading: Promise<OpenWriter> | undefined
  return {
    open: async (): Promise<DocumentWriter> => (await (loading ??= load(dir))).writer,
    end: async () => (await loading)?.end(),
  }
}
