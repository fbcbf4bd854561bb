import { windowOfRows } from './use-window-of-rows'

it.each([
  ['in the middle', { top: 2600, height: 260 }, 1000, { from: 88, to: 122 }],
  ['of a short list', { top: 0, height: 260 }, 3, { from: 0, to: 3 }],
  ['scrolled past the end', { top: 9000, height: 260 }, 3, { from: 0, to: 3 }],
])('renders the visible rows and a few more, %s', (_, view, count, rows) => {
  expect(windowOfRows(view, { count, rowHeight: 26 })).toEqual(rows)
})
