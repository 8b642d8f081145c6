import { screen } from '@testing-library/react';
import type { CurrentUser } from '#app/session/currentUser';
import { describeAnswers } from '#tests/answers';
import { openApp, sandboxServer } from '#tests/renderApp';
import { profileForm } from './profileForm';

const server = sandboxServer();

describeAnswers(profileForm, {
  layouts: {
    all: async () => {
      const token = await server.sandbox.logIn('staff');
      const answer = await server.sandbox.request('GET /api/v2/user/me/', { token });
      const stored: CurrentUser = await answer.json();
      const { user } = await openApp(server, '/account/details', { as: 'staff' });
      await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
      await screen.findByRole('form', { name: 'Edit profile' });
      return { stored, user };
    },
  },
});
