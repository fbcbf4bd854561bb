import { useShop } from '@soe/shop-platform'
import { useEffect, useState } from 'react'

/** Whether so many milliseconds have passed since this was wanted, on the shop's clock. */
export const useAfter = (milliseconds: number, isWanted = true): boolean => {
  const { environment } = useShop()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    let isGone = !isWanted
    setOver(false)
    void environment.wait(milliseconds).then(() => {
      if (!isGone) setOver(true)
    })
    return () => {
      isGone = true
    }
  }, [environment, isWanted, milliseconds])
  return isOver
}
