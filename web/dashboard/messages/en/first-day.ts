/** The words of a shop's first day, in English. */
export const firstDay = {
  title: 'Welcome. Let us light the shop.',
  text: 'Shoppers read that we are opening soon. Five steps, in any order, and each one ticks itself.',
  textStocked: 'There is something to sell. The home page waits for its lists; each step ticks itself.',
  done: 'Done.',
  choose: 'Choose products',
  steps: {
    product: {
      title: 'Add the first product',
      text: 'One by one, or many at once from a CSV file.',
      done: 'There is something to sell.',
    },
    best: {
      title: 'Choose “Our best”',
      text: 'At least five products for the home page.',
      done: 'The home page shows it.',
    },
    top: {
      title: 'Choose “Top selling”',
      text: 'At least five products for the home page.',
      done: 'The home page shows it.',
    },
    popular: {
      title: 'Choose “Popular this season”',
      text: 'At least five products for the home page.',
      done: 'The home page shows it.',
    },
    contact: {
      title: 'Write down how to reach you',
      text: 'Telephone, e-mail and address are still placeholders. They stand in two files, and go out with the next deployment:',
      done: 'Shoppers can reach you.',
    },
  },
};
