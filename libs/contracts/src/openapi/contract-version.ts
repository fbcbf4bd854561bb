/** The version of the next document to be released; `CHANGELOG.md` says what each one broke. */
export const contractVersion = '0.1.0'
