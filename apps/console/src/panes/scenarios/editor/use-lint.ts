import type { ArmedScenario } from '@soe/simulator-client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSimulator } from '../../../data'
import { sentText } from '../drafts/drafts'

const settledAfter = 200

/** The text, once typing pauses. */
const useSettled = (text: string) => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledAfter)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

export interface Linted {
  text: string
  report: ArmedScenario
}

/** Lints the text once typing pauses; the result names the text it is about. */
export const useLintOfText = (world: string, text: string) => {
  const { client } = useSimulator()
  const settled = useSettled(text)
  return useQuery({
    queryKey: ['lint', world, settled],
    queryFn: async (): Promise<Linted> => ({ text: settled, report: await client.lint(world, sentText(settled)) }),
    enabled: settled.trim() !== '',
    staleTime: Infinity,
    gcTime: 30_000,
    placeholderData: keepPreviousData,
  })
}
