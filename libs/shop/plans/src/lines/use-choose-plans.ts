import { addPlan } from '@soe/contracts/routes'
import { useChange } from '@soe/shop-platform'
import { useState } from 'react'

type Choices = Readonly<Record<string, string | undefined>>

/** The shopper's plans by line: kept at once, and taken back where the carrier refuses them. */
export const useChoosePlans = () => {
  const [choices, setChoices] = useState<Choices>({})
  const { mutateAsync, isPending } = useChange(addPlan, {
    optimistic: ({ lineId, planId }) => {
      const before = choices[lineId]
      setChoices((now) => ({ ...now, [lineId]: planId }))
      return () => setChoices((now) => ({ ...now, [lineId]: before }))
    },
  })
  const choose = (lineId: string, planId: string) => mutateAsync({ cartInfo: {}, lineId, planId })
  return { choices, choose, isChanging: isPending }
}
