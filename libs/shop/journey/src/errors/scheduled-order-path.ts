export const scheduledOrderPath = '/sales/digital/error/genericError.html?type=SCHEDULED_ORDER'
