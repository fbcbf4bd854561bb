/** Lighthouse on the grid and the product page of the built shop, mobile: medians of several runs. */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { startShop } from './servers.mjs'
import { median } from './statistics.mjs'

const runs = Number(process.env['RUNS'] ?? 5)
const paths = ['/smartphones/', '/smartphones/orbit-12-pro/']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
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

/** @param {string} url */
const run = async (url) => {
  const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'], args: browserArguments })
  const result = await lighthouse(url, { port: debugPort, onlyCategories: categories, logLevel: 'error' })
  await browser.close()
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { lhr } = result
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    metrics: metrics.map((name) => lhr.audits[name]?.numericValue ?? 0),
    failed: Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
      .map(({ id }) => id),
  }
}

/** @param {number[][]} rows */
const medians = (rows) => (rows[0] ?? []).map((_, column) => median(rows.map((row) => row[column] ?? 0)))

const shop = await startShop()
try {
  console.log(`| page | ${[...categories, 'FCP', 'LCP', 'TBT', 'CLS'].join(' | ')} |`)
  console.log(`|${'-|'.repeat(categories.length + metrics.length + 1)}`)
  const failed = new Set()
  for (const path of paths) {
    const results = []
    for (let done = 0; done < runs; done += 1) results.push(await run(`http://localhost:${shop.port}${path}`))
    const scores = medians(results.map((result) => result.scores))
    const [fcp = 0, lcp = 0, tbt = 0, cls = 0] = medians(results.map((result) => result.metrics))
    const times = [
      `${(fcp / 1000).toFixed(2)} s`,
      `${(lcp / 1000).toFixed(2)} s`,
      `${Math.round(tbt)} ms`,
      cls.toFixed(3),
    ]
    console.log(`| ${path} | ${[...scores, ...times].join(' | ')} |`)
    for (const id of results.flatMap((result) => result.failed)) failed.add(id)
  }
  if (failed.size > 0) console.log(`audits not passed: ${[...failed].join(', ')}`)
} finally {
  shop.stop()
}
