import type { CatalogScenario } from '@soe/simulator-client'
import type { WrittenScenario } from '../text/written-scenario'

interface Shown {
  catalogue: readonly CatalogScenario[]
  /** Ids that files define; only what is built in has been pictured. */
  inFiles: ReadonlySet<string>
  id: string | undefined
  sees: WrittenScenario['sees']
}

/** Address of the picture of the page at which a shopper ends; undefined where the text says another end. */
export const pictureOf = ({ catalogue, inFiles, id, sees }: Shown): string | undefined => {
  const known = catalogue.find((other) => other.id === id)
  if (!known?.sees || inFiles.has(known.id)) return undefined
  const isSame = known.sees.page === sees?.page && known.sees.text === sees.text
  return isSame ? `/__sim/pictures/${known.id}.webp` : undefined
}
