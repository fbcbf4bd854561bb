/** One visit of a page in Chromium as Lighthouse measures it: the mobile profile, a browser that has seen nothing yet. */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'

const debugPort = 9555

const browserArguments = [
  `--remote-debugging-port=${debugPort}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchChromium = () =>
  chromium.launch({ executablePath: process.env['CHROME_PATH'], args: browserArguments })

export const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo'])

/** @typedef {Record<(typeof categories)[number], number>} Scores */

/**
 * Times in milliseconds. `hydrated` is when the shop marks that its code has taken over from the document;
 * a build without the mark draws the page by that code, so there it is the largest paint.
 * @typedef {{ fcp: number, lcp: number, tbt: number, cls: number, hydrated: number }} Times
 */

/** @param {string} url @param {import('lighthouse').Flags} flags */
async function visit(url, flags) {
  const browser = await launchChromium()
  try {
    const result = await lighthouse(url, { port: debugPort, logLevel: 'error', ...flags })
    if (!result) throw new Error(`Lighthouse reports nothing about ${url}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

/** @typedef {Awaited<ReturnType<typeof visit>>} Report */

/** @param {Report} report @param {string} audit */
const timeOf = ({ audits }, audit) => audits[audit]?.numericValue ?? Number.NaN

/** @param {Report} report */
function hydratedOf({ audits }) {
  const details = audits['user-timings']?.details
  const items = details?.type === 'table' ? details.items : []
  const mark = items.find(({ name }) => name === 'hydrated')
  return mark === undefined ? undefined : Number(mark['startTime'])
}

/** @param {Report} report @returns {Times} */
function timesOf(report) {
  const lcp = timeOf(report, 'largest-contentful-paint')
  return {
    fcp: timeOf(report, 'first-contentful-paint'),
    lcp,
    tbt: timeOf(report, 'total-blocking-time'),
    cls: timeOf(report, 'cumulative-layout-shift'),
    hydrated: hydratedOf(report) ?? lcp,
  }
}

/** @param {Report} report @returns {Scores} */
const scoresOf = ({ categories: found }) =>
  /** @type {Scores} */ (
    Object.fromEntries(categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]))
  )

/** @param {Report} report */
const failedAudits = ({ audits }) =>
  Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
    .map(({ id }) => id)

/**
 * The scores, and times as Lighthouse simulates them for a slow phone.
 * @param {string} url
 */
export async function measureSimulated(url) {
  const report = await visit(url, { onlyCategories: [...categories] })
  return { scores: scoresOf(report), times: timesOf(report), failed: failedAudits(report) }
}

/**
 * Times while network and processor are really slowed.
 * @param {string} url
 */
export const measureApplied = async (url) =>
  timesOf(await visit(url, { onlyCategories: ['performance'], throttlingMethod: 'devtools' }))
