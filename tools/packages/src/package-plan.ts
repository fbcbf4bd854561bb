/** The folders that a package is made of and written to. */
export interface PackPlace {
  /** Of the workspace. */
  readonly root: string
  /** Of the package, empty at first. */
  readonly folder: string
}

type Fields = Readonly<Record<string, unknown>>

export interface PackagePlan {
  readonly name: string
  /** The manifest's fields besides those that all packages share. */
  readonly manifest: Fields & { readonly description: string }
  /** Path in the workspace. */
  readonly changelog: string
  /** Paths of the pages that it brings along. */
  readonly pages?: readonly string[]
  /** Fields that are known only from the workspace. */
  readonly fields?: (place: PackPlace) => Promise<Fields>
  readonly fill: (place: PackPlace) => Promise<void>
  /** Files that its bundles begin with, and packages that they leave out, where it has no list of licences yet. */
  readonly bundles?: { readonly entries: readonly string[]; readonly external?: readonly string[] }
}
