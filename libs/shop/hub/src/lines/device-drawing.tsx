import styles from './device-drawing.module.css'

const kinds = [
  [/watch/i, 'watch'],
  [/tab|slate|pad/i, 'tablet'],
  [/ring/i, 'ring'],
  [/internet/i, 'router'],
] as const

const kindOf = (name: string) => kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'phone'

const paths = {
  phone: [
    'M15 4h26a5 5 0 0 1 5 5v62a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z',
    'M17 9h8a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3z',
  ],
  tablet: ['M9 6h38a4 4 0 0 1 4 4v60a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4z', 'M10 11h36v58H10z'],
  watch: [
    'M18 26h20a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z',
    'M19 26V8h18v18M19 54v18h18V54',
  ],
  router: [
    'M8 50h40a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V54a4 4 0 0 1 4-4z',
    'M13 50V24M43 50V24M12 60h3M20 60h3M20 34a11 11 0 0 1 16 0M24 40a6 6 0 0 1 8 0',
  ],
  ring: ['M28 20a20 20 0 1 0 .01 0z', 'M28 27a13 13 0 1 0 .01 0z'],
} as const

/** A device that the customer owns, drawn in lines of ink. Decorative. */
export const DeviceDrawing = ({ name }: { name: string }) => (
  <svg className={styles.drawing} viewBox="0 0 56 80" width={42} height={60} aria-hidden="true">
    {paths[kindOf(name)].map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
)
