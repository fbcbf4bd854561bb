import { accessoryFlowName } from '@soe/rules'
import type { CartState } from '@soe/world'

/** Accessories alone are a flow of their own; any other goes by the cart's intent. */
export const flowNameOf = ({ lines, intent }: Pick<CartState, 'lines' | 'intent'>, loggedIn: boolean): string =>
  lines.length > 0 && lines.every(({ activity }) => activity === 'ACC') ? accessoryFlowName(loggedIn) : intent
