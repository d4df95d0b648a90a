import type { ProviderName } from '../notification-settings.ts';
import { consoleProvider } from './console-provider.ts';
import type { Provider } from './provider.ts';
import { smtpProvider } from './smtp-provider.ts';

export async function providerOf(name: ProviderName): Promise<Provider> {
  return name === 'smtp' ? smtpProvider() : consoleProvider;
}
