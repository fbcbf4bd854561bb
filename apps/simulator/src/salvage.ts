import { counted } from '@soe/contracts'
import { salvageWorlds, StoreError, type Salvaged } from '@soe/world'

/** A damaged directory, and the one that gets what is whole in it. */
export interface SalvageChoice {
  readonly from: string
  readonly to: string
}

const describe = (
  { from, to }: SalvageChoice,
  { worlds, doubtful, snapshots, lost, isUnreadable }: Salvaged,
): string[] => {
  const found = `${counted(worlds.length + doubtful.length, 'world')} and ${counted(snapshots.length, 'snapshot')}`
  return [
    `Wrote ${found} of ${from} to ${to}.`,
    ...(isUnreadable ? [`Nothing of a store could be read in ${from}.`] : []),
    ...(doubtful.length > 0 ? [`These may lack something: ${doubtful.join(', ')}.`] : []),
    ...lost.map(({ world, reason }) => `The world ${world} is lost: ${reason}.`),
    ...(isUnreadable ? [] : [`Start with it: --data ${to}`]),
  ]
}

interface Output {
  readonly say: (text: string) => void
  readonly warn: (text: string) => void
}

/** Writes what is whole of a damaged directory into another one. @returns 0; 1 where something is lost; 2 where nothing could be done */
export const salvage = async (choice: SalvageChoice, { say, warn }: Output): Promise<0 | 1 | 2> => {
  try {
    const salvaged = await salvageWorlds(choice.from, choice.to)
    for (const line of describe(choice, salvaged)) say(line)
    const { lost, doubtful, isUnreadable } = salvaged
    return isUnreadable || lost.length + doubtful.length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    warn(error.message)
    return 2
  }
}
