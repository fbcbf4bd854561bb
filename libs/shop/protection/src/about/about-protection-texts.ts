import { defineTexts } from '@soe/shop-platform'

export const aboutProtectionTexts = defineTexts(
  {
    title: 'Protection for the days that go wrong',
    metaTitle: 'Device protection',
    description: 'What protects a phone, a tablet or a watch, what it costs a month, and what a claim costs.',
    lead: 'You add it to a device in your cart, and for thirty days after. It goes on your monthly bill, and you cancel it any month.',
    smartphones: 'For phones',
    tablets: 'For tablets',
    watches: 'For watches',
    shop: 'Shop smartphones',
    cart: 'Protect what is in your cart',
    failed: 'Protection could not be listed. Please try again later.',
    retry: 'Try again',
    loading: 'Loading',
  },
  {
    title: 'Protección para los días malos',
    metaTitle: 'Protección de equipos',
    description: 'Qué protege un teléfono, una tableta o un reloj, cuánto cuesta al mes y cuánto cuesta un reclamo.',
    lead: 'La agregas a un equipo de tu carrito, y durante los treinta días siguientes. Va en tu factura mensual, y la cancelas cualquier mes.',
    smartphones: 'Para teléfonos',
    tablets: 'Para tabletas',
    watches: 'Para relojes',
    shop: 'Ver teléfonos',
    cart: 'Proteger lo que hay en tu carrito',
    failed: 'No se pudo mostrar la protección. Inténtalo de nuevo más tarde.',
    retry: 'Intentar de nuevo',
    loading: 'Cargando',
  },
)
