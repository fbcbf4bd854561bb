import flag from './flag.module.css'
import styles from './mast.module.css'

const height = 280
const fall = { from: 10, to: height - 52 }

const heightOf = (lowered: number) => Math.round(fall.from + (fall.to - fall.from) * lowered)

const Cloth = ({ lowered, className }: { lowered: number; className: string | undefined }) => (
  <g className={className} transform={`translate(8 ${heightOf(lowered)})`}>
    <path d="M0 0H78V48H0z" className={flag.cloth} />
    <path d="M39 0H78V48H39z" className={flag.accent} />
    <path d="M0 0H78V48H0z" className={flag.line} />
  </g>
)

/** Steps in which the flag comes down for those who want little motion. */
const steps = 4

/** H on a mast that it comes down: 0 is at the finial, 1 at the foot. Decorative. */
export const Mast = ({ lowered }: { lowered: number }) => (
  <svg viewBox={`0 0 88 ${height}`} className={styles.mast} aria-hidden="true">
    <path d="M4 0H12V8H4z" className={flag.ink} />
    <path d={`M8 8V${height}`} className={flag.pole} />
    <Cloth lowered={lowered} className={styles.smooth} />
    <Cloth lowered={Math.floor(lowered * steps) / steps} className={styles.stepped} />
  </svg>
)
