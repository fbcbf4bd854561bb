import { addFeatures } from '@soe/contracts/routes'
import { useChange } from '@soe/shop-platform'
import { useState } from 'react'
import type { FeatureChange } from './protection-choice'

type Choices = Readonly<Record<string, string | undefined>>

const pick = (choices: Choices, lineIds: readonly string[]): Choices =>
  Object.fromEntries(lineIds.map((lineId) => [lineId, choices[lineId]]))

/** The shopper's choices by line: shown at once, and taken back where the carrier refuses them. */
export const useProtect = () => {
  const [choices, setChoices] = useState<Choices>({})
  const { mutate, isPending } = useChange(addFeatures)
  const choose = (made: Choices, change: FeatureChange | undefined) => {
    setChoices((before) => ({ ...before, ...made }))
    if (!change) return
    mutate(change, { onError: () => setChoices((now) => ({ ...now, ...pick(choices, Object.keys(made)) })) })
  }
  return { choices, choose, isChanging: isPending }
}
