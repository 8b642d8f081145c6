import { defineStrings } from '#domain/language/strings';

export const sparkStrings = defineStrings('spark', {
  title: 'SPARK',
  description: 'The supply chain of the network in one interactive report.',
  report: 'Supply chain report',
  offersTitle: 'What the report offers',
  offerStocks: 'Stocks of relief items in the warehouses of the network',
  offerPrices: 'Prices and descriptions of items that can be ordered',
  offerOrders: 'Orders and deliveries on their way to operations',
  notConnected: 'No report is connected to this installation, so there is nothing to show here.',
  notAvailable: 'The report is not available at the moment. Please try again later.',
  askForAccess: 'Questions about the report, or about access to it, go to the information management team.',
  contact: 'Write to the information management team',
});
