interface CalendarEvent {
  readonly id: string
  /** When the entry was made, as an ISO instant. */
  readonly madeAt: string
  /** Such as 2026-11-25. */
  readonly day: string
  /** Hours of that day at the place, such as 09:00. */
  readonly from: string
  readonly to: string
  readonly title: string
  readonly place: string
  readonly note: string
}

const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

const digits = (text: string) => text.replaceAll(/[-:]/g, '')

/** Times without a zone are those of the place, wherever the calendar is (RFC 5545, 3.3.5). */
const localTime = (day: string, time: string) => `${digits(day)}T${digits(time)}00`

const utcTime = (instant: string) => `${digits(new Date(instant).toISOString()).slice(0, 15)}Z`

/** At most 75 octets a line (3.1); a letter of our two languages has one or two. */
const folded = (line: string) => line.replaceAll(/.{36}(?=.)/gu, '$&\r\n ')

/** A calendar with one event, as iCalendar (RFC 5545). */
export const calendarFile = (carrier: string, event: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(carrier)}//Orders//EN`,
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `DTSTAMP:${utcTime(event.madeAt)}`,
    `DTSTART:${localTime(event.day, event.from)}`,
    `DTEND:${localTime(event.day, event.to)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
