import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'

export interface Script {
  url: string
  /** Bytes as gzip makes them, whatever the server sent. */
  gzip: number
  text: string
}

const scriptOf = async (request: Request): Promise<Script> => {
  const body = await (await request.response())?.body()
  if (!body) throw new Error(`${request.url()} was not answered`)
  return { url: request.url(), gzip: gzipSync(body, { level: 9 }).length, text: body.toString() }
}

/** The scripts that a cold visit asks for until the browser says that the page has loaded. */
export const firstLoadScripts = async (page: Page, path: string): Promise<Script[]> => {
  const requests: Request[] = []
  const collect = (request: Request) => {
    if (request.resourceType() === 'script') requests.push(request)
  }
  page.on('request', collect)
  page.once('load', () => page.off('request', collect))
  await page.goto(path, { waitUntil: 'load' })
  return Promise.all(requests.map(scriptOf))
}

export const kilobytes = (scripts: readonly Script[]): number =>
  scripts.reduce((bytes, { gzip }) => bytes + gzip, 0) / 1000
