import { useMutation } from '@tanstack/react-query'
import { useShop } from '../shop-context'
import { changeOf, type ChangeOptions, type ChangeRoute } from './change'

export const useChange = <Called extends ChangeRoute>(route: Called, options: ChangeOptions<Called> = {}) =>
  useMutation(changeOf(useShop(), route, options))
