import { useEffect, useRef } from 'react'
import { isUnsaved, type LineChoice } from './line-choice'

/** Keeps the only plan of a device for its line, once. */
export const useKeepOnlyPlans = (choices: readonly LineChoice[], keep: (lineId: string, planId: string) => void) => {
  const asked = useRef(new Set<string>())
  useEffect(() => {
    for (const { line, chosen } of choices.filter((choice) => choice.plans?.length === 1 && isUnsaved(choice))) {
      if (!chosen || asked.current.has(line.lineId)) continue
      asked.current.add(line.lineId)
      keep(line.lineId, chosen.planId)
    }
  })
}
