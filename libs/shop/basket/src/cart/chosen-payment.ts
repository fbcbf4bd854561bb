import { useShop } from '@soe/shop-platform'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

const queryKey = ['chosen-payment']

/** Whether what is due today goes on the next bill: by the choice in an open form, else by what the carrier was told. */
export const useIsBilled = (payment: { readonly paymentType: string } | undefined): boolean => {
  const { data: choice } = useQuery<string | null>({ queryKey, queryFn: skipToken })
  return (choice ?? payment?.paymentType) === 'account'
}

/** Has every sum of the page follow the choice of a form, until the form goes; null leaves what the carrier was told. */
export const useChosenPayment = (choice: string | null) => {
  const { queryClient } = useShop()
  useEffect(() => {
    queryClient.setQueryData(queryKey, choice)
    return () => void queryClient.setQueryData(queryKey, null)
  }, [queryClient, choice])
}
