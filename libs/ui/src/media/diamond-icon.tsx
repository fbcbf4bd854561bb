import styles from './diamond-icon.module.css'

export function DiamondIcon({ filled = true, size = 9 }: { filled?: boolean; size?: number }) {
  return (
    <svg
      className={filled ? styles.filled : styles.hollow}
      width={size}
      height={size}
      viewBox="0 0 10 10"
      aria-hidden="true"
    >
      <path d={filled ? 'M5 0 10 5 5 10 0 5Z' : 'M5 1.2 8.8 5 5 8.8 1.2 5Z'} />
    </svg>
  )
}
