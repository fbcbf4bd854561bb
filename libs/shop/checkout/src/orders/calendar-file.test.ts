import { calendarFile } from './calendar-file'

const file = calendarFile('Halyard', {
  id: 'HY-1-100',
  madeAt: '2026-11-26T17:30:00.000Z',
  day: '2026-11-27',
  from: '09:00',
  to: '20:30',
  title: 'Halyard: recoger en Old Port, Portland; sección de móviles y más cosas',
  place: '14 Commercial St, Portland, ME 04101',
  note: 'Bring a photo ID.',
})

/** What a calendar reads: lines that begin with a space belong to the line before. */
const lines = file.replaceAll('\r\n ', '').split('\r\n')

it('lasts for the hours of the store, in its own time', () => {
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261127T090000', 'DTEND:20261127T203000']))
  expect(lines).toContain('DTSTAMP:20261126T173000Z')
})

it('escapes commas and semicolons', () => {
  expect(lines).toContain(String.raw`SUMMARY:Halyard: recoger en Old Port\, Portland\; sección de móviles y más cosas`)
})

it('has no line of more than 75 octets', () => {
  const longest = Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))
  expect(longest).toBeLessThanOrEqual(75)
})
