import { addAccessories } from '@soe/contracts/routes'
import { useChange, useIdentity } from '@soe/shop-platform'
import { useOneAtATime } from '../use-one-at-a-time'
import { accessoryRequest, type AccessoryChoice } from './accessory-request'

/** Adds an accessory on its own, from its page or the wishlist: once a press, however fast the clicks come. */
export const useAddAccessory = ({ onAdded }: { onAdded: () => unknown }) => {
  const { loggedIn } = useIdentity()
  const { start, release } = useOneAtATime()
  const { mutate, isPending } = useChange(addAccessories, { onDone: onAdded, waitsForNetwork: true })
  const add = (choice: AccessoryChoice) =>
    start(() => mutate(accessoryRequest(choice, loggedIn), { onSettled: release }))
  return { add, isAdding: isPending }
}
