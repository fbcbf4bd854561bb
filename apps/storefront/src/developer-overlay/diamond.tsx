/** The tester's mark: filled where something is armed or fired. */
export const Diamond = ({ isFilled }: { isFilled: boolean }) => (
  <svg className="diamond" viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
    <path d="M5 1 9 5 5 9 1 5Z" fill={isFilled ? 'currentColor' : 'none'} stroke="currentColor" />
  </svg>
)
