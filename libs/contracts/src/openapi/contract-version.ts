/** The version of the next document to be released; `CHANGELOG.md` lists the breaking changes of each. */
export const contractVersion = '1.0.0'
