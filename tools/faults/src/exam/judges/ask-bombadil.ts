import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { stripVTControlCharacters } from 'node:util'
import { chromium } from '@playwright/test'
import type { Aftermath } from '@soe/simulator-client/playwright'
import { readName } from '../../hooks/test-names.mjs'

const port = 9300 + Number(env['TEST_PARALLEL_INDEX'] ?? 0)

/** Milliseconds for its start, and that it presses and types. */
const [patience, time] = [10_000, 10_000]

/** What it says of a page that it opens in a browser, until it is ended; nothing where it has opened none. */
const runBombadil = async (url: string, folder: string): Promise<string | undefined> => {
  const given = [
    '--remote-debugger',
    `http://localhost:${port}`,
    '--create-target',
    '--output-path',
    mkdtempSync(join(folder, 'trace-')),
  ]
  const size = ['--width', '1440', '--height', '900']
  const child = spawn('bombadil', ['browser', 'test-external', ...given, ...size, url], {
    detached: true,
    env: { ...env, RUST_LOG: 'info' },
  })
  let said = ''
  let hasBegun = false
  const end = () => void process.kill(-Number(child.pid), 'SIGKILL')
  let timer = setTimeout(end, patience)
  const hear = (data: unknown) => {
    said += String(data)
    if (hasBegun || !said.includes('picked action')) return
    hasBegun = true
    clearTimeout(timer)
    timer = setTimeout(end, time)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<unknown>((resolve, reject) => child.once('error', reject).once('close', resolve))
  await ended.finally(() => clearTimeout(timer))
  return hasBegun ? said : undefined
}

/**
 * Goes on at random from the page that the journey has left, by its own properties; it opens the page anew, with the
 * failure armed, in the shopper's session.
 */
export const askBombadil = async ({ page, world, cell }: Aftermath): Promise<string | undefined> => {
  await world.arm(cell.scenario)
  const folder = mkdtempSync(join(tmpdir(), 'judged-'))
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: env['CHROME_PATH'],
    args: [`--remote-debugging-port=${port}`],
    reducedMotion: 'reduce',
  })
  try {
    const active = JSON.stringify(readName(cell.id).fault)
    await browser.addInitScript(`globalThis.__fault = (id) => id === ${active}`)
    await browser.addCookies(await page.context().cookies())
    const said = (await runBombadil(page.url(), folder)) ?? (await runBombadil(page.url(), folder))
    if (said === undefined) throw new Error('bombadil has pressed nothing.')
    const violated = [...stripVTControlCharacters(said).matchAll(/^(\w+) was violated:/gm)].map(([, name]) => name)
    return violated.length > 0 ? [...new Set(violated)].join('; ') : undefined
  } finally {
    await browser.close().catch(() => undefined)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
