import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** A page that a browser asks for, with a way to call the carrier as its shopper. */
export interface DocumentRequest {
  /** Absolute. */
  url: string
  cookies: string
  userAgent: string
  fetch: typeof fetch
}

export interface DocumentAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

export type WriteDocument = (request: DocumentRequest) => Promise<DocumentAnswer>

/** What a built shop may bring along to write its own documents. */
interface DocumentModule {
  createDocument(shop: { html: string; manifest: unknown }): { render: WriteDocument }
}

const plainHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "frame-ancestors 'self'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/** Without a module of its own the shop has one document for every page. */
export const loadDocumentWriter = async (dir: string): Promise<WriteDocument> => {
  const html = await readFile(join(dir, 'index.html'), 'utf8')
  const module = join(dir, '.server/document.cjs')
  if (!existsSync(module)) return async () => ({ status: 200, headers: plainHeaders, body: html })
  const manifest: unknown = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'))
  const { createDocument } = createRequire(module)(module) as DocumentModule
  return createDocument({ html, manifest }).render
}
