/** The form in which step names are compared: every router ignores case. */
export const stepKey = (step: string | null | undefined): string => (step ?? '').trim().toUpperCase()

export const isSameStep = (a: string | null | undefined, b: string | null | undefined): boolean =>
  stepKey(a) === stepKey(b)
