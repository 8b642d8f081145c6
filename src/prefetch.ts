// Far smaller than React and the router, and loaded before them: starts what the page at this address reads.
import { queryClient } from '#app/request/queryClient';
import { pages } from '#app/routes/pages';
import { prefetchAddress } from '#app/routes/prefetchAddress';
import { authorizeRequests } from '#app/session/authorizeRequests';
import { currentUserQuery } from '#app/session/currentUser';
import { currentSession } from '#app/session/session';

authorizeRequests();
if (currentSession()) void queryClient.prefetchQuery(currentUserQuery);
prefetchAddress(window.location, pages);
