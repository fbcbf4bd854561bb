import { useShop } from '@soe/shop-platform'
import { useEffect, useState } from 'react'

export const useAfter = (milliseconds: number, isWanted = true): boolean => {
  const { environment } = useShop()
  const [passed, setPassed] = useState<number>()
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    void environment.wait(milliseconds).then(() => {
      if (!isGone) setPassed(milliseconds)
    })
    return () => {
      isGone = true
    }
  }, [environment, isWanted, milliseconds])
  return isWanted && passed === milliseconds
}
