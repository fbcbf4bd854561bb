import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTwin, type Twin } from '@soe/drift'
import type { Report } from '../reports/report'
import { runConform } from '../testing/run-conform'
import { temporaryFolder } from '../testing/temporary-folder'

const folder = temporaryFolder()
let sound: Twin
let mute: Twin

beforeAll(async () => {
  sound = await startTwin({})
  // A gateway in front of the backend hides what was planted.
  mute = await startTwin({
    wrap: () => async (request, pass) => {
      const reply = await pass(request)
      return request.key === undefined ? reply : { ...reply, status: 503, body: '' }
    },
  })
})
afterAll(() => Promise.all([sound.close(), mute.close()]))

const found = 'the judge found 3 of 3 planted drifts'

describe('soe-conform --self-check', () => {
  it.each([
    ['several operations', ['--only', 'plans,content.getPrepaidPlans,wishlist.addWishlist']],
    ['one operation', ['--only', 'cart.addDevice']],
    ['reads alone', ['--only', 'plans', '--read-only', '--audiences', 'prospect,prepay']],
  ])('finds the drifts that it plants in %s before it judges the backend', async (_, flags) => {
    const { code, out } = await runConform(['--target', sound.url, '--self-check', ...flags])
    expect(out.split('\n')[0]).toBe(found)
    expect(out).toMatch(/0 findings, 0 not judged, 0 waived(, \d+ left out)?; the judge found 3 of 3 planted drifts\n$/)
    expect(code).toBe(0)
  })

  it('says so in the first line of the page, and in the report', async () => {
    await runConform(['--target', sound.url, '--self-check', '--only', 'plans', '--out', folder()])
    expect(readFileSync(join(folder(), 'report.html'), 'utf8')).toContain(`${found}</p>`)
    const report = JSON.parse(readFileSync(join(folder(), 'report.json'), 'utf8')) as Report
    expect(report.selfCheck).toEqual({ planted: 3, found: 3 })
  })

  it('exits with 2 where it does not find them', async () => {
    const { code, out } = await runConform(['--target', mute.url, '--self-check', '--only', 'plans'])
    expect(out).toMatch(/^the judge found [0-2] of 3 planted drifts/)
    expect(code).toBe(2)
  })
})
