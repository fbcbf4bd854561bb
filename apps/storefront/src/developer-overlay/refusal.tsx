/** Why the simulator did not do what was asked, in its own words. */
export const Refusal = ({ error }: { error: Error | null }) =>
  error && (
    <p className="refusal" role="alert">
      {error.message}
    </p>
  )
