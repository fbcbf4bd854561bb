/** Sixteen units a side, drawn with one stroke. */
const paths = {
  plus: 'M8 3v10M3 8h10',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.7 10.7 14 14',
  camera: 'M2 5.5h2.6L5.8 3.5h4.4l1.2 2H14v7.5H2ZM8 11.2a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
  reset: 'M3 3v3.5h3.5M3.2 6.5A5.4 5.4 0 1 1 2.7 9',
  leave: 'M9.5 2.5h4v4M13.3 2.7 7.5 8.5M6.5 3.5h-4v10h10v-4',
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'M4.5 3v10L13 8Z',
  down: 'm4 6 4 4 4-4',
  right: 'm6 4 4 4-4 4',
  lock: 'M3.5 7.5h9V14h-9ZM5.5 7.5v-2a2.5 2.5 0 0 1 5 0v2',
  unlock: 'M3.5 7.5h9V14h-9ZM5.5 7.5v-2a2.5 2.5 0 0 1 4.8-1',
  file: 'M4 2h5l3 3v9H4ZM9 2v3h3',
  copy: 'M6 5.5h7.5V14H6ZM3 11H2.5V2.5H10V3',
  check: 'm3 8.5 3.2 3.2L13 4.5',
  alert: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 5v3.5M8 10.9v.2',
  close: 'm4 4 8 8M12 4l-8 8',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 4.8V8l2.2 1.8',
  saveDown: 'M8 2.5v7M5 6.8 8 9.7l3-2.9M3 13h10',
  loadUp: 'M8 9.7v-7M5 5.4l3-2.9 3 2.9M3 13h10',
  fork: 'M4.5 2.5v11M4.5 9c4 0 6.5-1 6.5-4.5M9 6.3l2-2 2 2',
  drop: 'M3 4.5h10M6 4.5v-2h4v2M4.3 4.5l.6 9h6.2l.6-9',
  person: 'M8 8a2.7 2.7 0 1 0 0-5.4A2.7 2.7 0 0 0 8 8ZM3 14c.4-2.7 2.3-4 5-4s4.6 1.3 5 4',
  flag: 'M4 14V2.5h8l-1.7 3L12 8.5H4',
  bolt: 'M9 2 3.5 9H8l-1 5 5.5-7H8Z',
} as const

export type IconName = keyof typeof paths

/** A picture beside words; alone, its button bears the name. */
export const Icon = ({ name, size = 16 }: { name: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    style={{ flex: 'none' }}
  >
    <path d={paths[name]} />
  </svg>
)
