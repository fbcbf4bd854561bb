import { windowWords } from './same-day-form'

const window = {
  id: 'W1',
  startTime: '2026-11-22T21:00:00.000Z',
  endTime: '2026-11-22T23:00:00.000Z',
  timeZone: 'America/New_York',
  selected: false,
}

it('reads a window on the clock of its own time zone', () => {
  expect(windowWords(window, 'en')).toEqual({
    hours: expect.stringMatching(/^4:00\sPM–6:00\sPM$/) as string,
    day: 'Sunday, November 22',
    zone: 'Eastern Standard Time',
  })
  expect(windowWords(window, 'es').day).toBe('domingo, 22 de noviembre')
})
