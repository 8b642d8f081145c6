// An entry without React DOM and the router, which loads before them and starts the queries of the page at this address.
import { readStoredAnswersAgain } from '#app/offline/readStoredAnswers';
import { queryClient } from '#app/request/queryClient';
import { pages } from '#app/routes/pages';
import { prefetchAddress } from '#app/routes/prefetchAddress';
import { authorizeRequests } from '#app/session/authorizeRequests';
import { currentUserQuery } from '#app/session/currentUser';
import { currentSession } from '#app/session/session';

authorizeRequests();
readStoredAnswersAgain(pages);
if (currentSession()) void queryClient.prefetchQuery(currentUserQuery);
prefetchAddress(window.location, pages);
