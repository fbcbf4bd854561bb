/** Filled: fired or armed. Hollow: skipped. */
export const Diamond = ({ filled = true, size = 9 }: { filled?: boolean; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 10 10" aria-hidden="true" style={{ flex: 'none' }}>
    <path
      d={filled ? 'M5 0 10 5 5 10 0 5Z' : 'M5 1.2 8.8 5 5 8.8 1.2 5Z'}
      fill={filled ? 'var(--ink)' : 'var(--ground)'}
      stroke={filled ? 'none' : 'var(--text-faint)'}
      strokeWidth="1.2"
    />
  </svg>
)
