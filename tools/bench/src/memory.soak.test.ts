/** @jest-environment node */
import { open } from './memory.mjs'
import { ownRoot } from './tree.mjs'

/** Megabytes by which allocators and the collector vary. */
const noise = 40

it('the process grows by nothing over ten thousand mixed reads and changes', async () => {
  const { measure } = await open(ownRoot, { isQuick: false })
  const held = await measure()
  expect(held['mixed, resident']).toBeLessThanOrEqual(noise)
  expect(held['documents, heap']).toBeLessThanOrEqual(noise)
  expect(held['documents, timers']).toBeLessThanOrEqual(0)
}, 1_800_000)
