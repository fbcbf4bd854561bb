import { saveCart as saveCartOf } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const saveCart: Endpoint<'cart.saveCart'> = ({ draft, body, ...caller }) => saveCartOf(draft, caller, body)
