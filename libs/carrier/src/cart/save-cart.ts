import { saveCart as saveCartOf } from './saved/saved-cart'
import type { Endpoint } from '../operation'

export const saveCart: Endpoint<'cart.saveCart'> = ({ draft, body, ...caller }) => saveCartOf(draft, caller, body)
