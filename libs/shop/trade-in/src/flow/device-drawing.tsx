import { classNames } from '@soe/ui'
import styles from './device-drawing.module.css'

const Back = () => (
  <>
    <rect x="1" y="1" width="106" height="214" rx="18" />
    <rect x="9" y="9" width="38" height="50" rx="12" />
    <circle cx="28" cy="23" r="8" />
    <circle cx="28" cy="23" r="3" />
    <circle cx="28" cy="44" r="8" />
    <circle cx="28" cy="44" r="3" />
    <circle cx="54" cy="16" r="2.25" />
  </>
)

const Front = () => (
  <g transform="translate(134)">
    <rect x="1" y="1" width="106" height="214" rx="18" />
    <rect x="6" y="6" width="96" height="204" rx="14" />
    <rect x="37" y="14" width="34" height="12" rx="6" />
    <path d="M36 200h36" />
  </g>
)

export const DeviceDrawing = ({ size }: { size: 'stage' | 'row' }) => (
  <svg
    className={classNames(styles.drawing, styles[size])}
    viewBox={size === 'row' ? '-1 -1 110 218' : '-1 -1 244 218'}
    aria-hidden="true"
  >
    <Back />
    {size === 'stage' && <Front />}
  </svg>
)
